/** The error of a page whose data is incomplete; the error screen shows it. */
export const brokenData = (): Error => new Error("The data of this page did not arrive whole.");
