interface Town {
  city: string;
  state: string;
  zip: string;
}

/** City, state and ZIP code. Returned as one text, like addressLine: separate texts would add bytes and hydration work. */
export const townLine = ({ city, state, zip }: Town) => `${city}, ${state} ${zip}`;

/** The address on one line. */
export const addressLine = (address: Town & { street: string }) =>
  `${address.street}, ${townLine(address)}`;
