/** Does `work` while no other process holds the lock `file`; waits for one that does. Answers what `work` answers. */
export function withBuildLock<T>(file: string, work: () => T): T
