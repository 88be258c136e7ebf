/** The screens and time zones of the behavior tests. */

export const desk = { viewport: { width: 1280, height: 800 } };

/** A narrow screen with touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One of the first and one of the last time zones that a new day reaches; the company's own is between them. */
export const zones = ["Pacific/Kiritimati", "America/Los_Angeles"] as const;
