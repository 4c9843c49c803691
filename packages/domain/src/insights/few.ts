/** Below so many attempts a mean of accuracies says little: it is shown with its number, and is neither ranked, coloured nor compared. */
export const fewAttempts = 10

/** The accuracy by which something is ranked; null where there is none, or it is of few attempts. */
export function rankedAccuracy(accuracy: number | null, attempts: number): number | null {
  return attempts < fewAttempts ? null : accuracy
}
