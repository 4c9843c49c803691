import type { KitSection } from './section.tsx'

// In a file of its own: found files are imported before all else that a file imports, and the base's stylesheet comes before the parts'.
const found = import.meta.glob<{ readonly section: KitSection }>('./sections/*.kit.tsx', { eager: true })

/** Every part, in the order of the file names. */
export const sections: readonly KitSection[] = Object.values(found).map(({ section }) => section)
