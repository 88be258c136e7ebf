import { useBusiness } from "./site";

/** The company's licenses, each with its number and its issuer (decision 5); nothing if content has none. */
export function Licenses({ className }: { className?: string }) {
  const { licenses } = useBusiness();
  if (licenses.length === 0) return null;
  return (
    <ul className={className}>
      {licenses.map(({ name, number, issuer }) => (
        <li key={number}>
          {name} {number}, {issuer}
        </li>
      ))}
    </ul>
  );
}
