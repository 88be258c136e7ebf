interface Town {
  city: string;
  state: string;
  zip: string;
}

/** City, state and ZIP code. One text, as is addressLine: each piece of its own would cost bytes, and work when the page hydrates. */
export const townLine = ({ city, state, zip }: Town) => `${city}, ${state} ${zip}`;

/** The address on one line. */
export const addressLine = (address: Town & { street: string }) =>
  `${address.street}, ${townLine(address)}`;
