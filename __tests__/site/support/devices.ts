/** What the behaviour tests are seen on. */

export const desk = { viewport: { width: 1280, height: 800 } };

/** Narrow, and touched instead of pointed at. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Time zones at both ends of the day; the company's own lies between. */
export const zones = ["Pacific/Kiritimati", "America/Los_Angeles"] as const;
