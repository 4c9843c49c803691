/** Locks that hold across every tab or process of the application on this device. */
export interface Locks {
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
}
