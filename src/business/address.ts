interface Town {
  city: string;
  state: string;
  zip: string;
}

/** "Baltimore, MD 21201". One text, as is addressLine: each piece of its own would cost bytes, and work when the page hydrates. */
export const townLine = ({ city, state, zip }: Town) => `${city}, ${state} ${zip}`;

/** "100 Example Street, Baltimore, MD 21201". */
export const addressLine = (address: Town & { street: string }) =>
  `${address.street}, ${townLine(address)}`;
