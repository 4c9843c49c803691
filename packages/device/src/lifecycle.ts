export interface Lifecycle {
  /** Called when the person comes back to the application after it was hidden. */
  onReturn(listener: () => void): () => void
}
