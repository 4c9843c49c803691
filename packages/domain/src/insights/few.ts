/** Below so many attempts a mean of accuracies says little: it is shown with its number, and is neither ranked, coloured nor compared. */
export const fewAttempts = 10
