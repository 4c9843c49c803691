/** Locks that hold across every tab or process of the application on this device. */
export interface Locks {
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Undefined, and nothing done, where somebody holds it. */
  ifFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined>
}
