/** Tells this process that something moved, and of what kind; nobody learns from it more. */
export interface ClassEvent {
  readonly institution_id: number
  readonly class_id: number
  /** Of the class; a number is one learner, of whom the teachers hear too. */
  readonly to: 'everybody' | 'teachers' | number
  /** Work: assignments, what is handed in and said about them, and what is given for it. Stream: what is said to a class, and its library. */
  readonly kind: 'clicker' | 'work' | 'stream'
  /** Of what moved. */
  readonly id: string
}

/** A tenant was made or its configuration changed: whoever keeps tenants reads them again. */
export interface TenantEvent {
  readonly kind: 'tenant'
}

export type LiveEvent = ClassEvent | TenantEvent

export interface Bus {
  /** Call it after the commit: whoever hears of it asks at once. */
  publish(event: LiveEvent): void
  /** Answers what ends it. */
  subscribe(listener: (event: LiveEvent) => void): () => void
  close(): Promise<void>
}

export function openBus(): Bus {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}
