/** Messages of the editor's package in the words of the content check. The package cannot be configured to show others. */

/** The package's words and what is shown in their place. A word in braces is filled in by the package. */
const replaced: readonly (readonly [theirs: string, ours: string])[] = [
  // Shown above the check's findings, so it must not advise the editor to try again.
  [
    "There was an error while saving the entry. Please try again later.",
    "The entry was not saved. Your words are still in the form.",
  ],
  // Shown for every failure, most often because GitHub cannot merge the draft.
  [
    "Couldn’t publish the entry. Please try again.",
    "This draft was not published, and nothing is lost. Someone else may have changed this entry on the site since you began: then copy your text, discard the draft, open the entry again and enter your text anew.",
  ],
  ["This field is required.", "Fill this in."],
  ["You must enter at least {$min}", "Write at least {$min}"],
  ["You cannot enter more than {$max}", "Write at most {$max}"],
  ["The value must be greater than or equal to {$min}.", "Write a number from {$min} up."],
  ["The value must be less than or equal to {$max}.", "Write a number of at most {$max}."],
];

/** `script`, the package's script, with these messages replaced. Throws if one is not found, because the package has changed it. */
export const withOwnWords = (script: string): string =>
  replaced.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs))
      throw new Error(`The editor's package no longer has the message “${theirs}”.`);
    return text.replaceAll(theirs, ours);
  }, script);
