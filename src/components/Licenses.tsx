import { useSite } from "./site";

/** The company's licenses, each with its number and its issuer (decision 5); nothing if content has none. */
export function Licenses() {
  const { licenses } = useSite().business;
  if (licenses.length === 0) return null;
  return (
    <ul>
      {licenses.map(({ name, number, issuer }) => (
        <li key={number}>
          {name} {number}, {issuer}
        </li>
      ))}
    </ul>
  );
}
