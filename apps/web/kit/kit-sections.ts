import type { KitSection } from './section.tsx'

// In a file of its own: found files are imported before all else that a file imports, and the base's stylesheet comes before the parts'.
const found = import.meta.glob<{ readonly section: KitSection }>('./sections/*/*.kit.tsx', { eager: true })

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Every part, in the order of the file names. */
export const sections: readonly KitSection[] = Object.entries(found)
  .sort(([one], [other]) => (fileName(one) < fileName(other) ? -1 : 1))
  .map(([, { section }]) => section)
