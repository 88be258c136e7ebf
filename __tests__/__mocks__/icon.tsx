/** Stands in for every icon: a drawing that is not read out. */
export default function Icon() {
  return <svg aria-hidden="true" />;
}
