import { createContext, type ReactNode } from 'react'

/** What a list is of: it stands above the rows wherever they leave the screen, as a file or on paper. */
export interface Extent {
  readonly school?: string | undefined
  readonly region?: string | undefined
  /** First and last day, `YYYY-MM-DD`; without a first it begins with the first figure. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** When the rows on the screen were counted; a list that is read anew says its own moment. */
  readonly counted?: string | null | undefined
}

export const ExtentContext = createContext<Extent | undefined>(undefined)

interface ListExtentProps {
  readonly of: Extent
  readonly children: ReactNode
}

/** Says of all tables within what they are of. */
export function ListExtent({ of, children }: ListExtentProps) {
  return <ExtentContext.Provider value={of}>{children}</ExtentContext.Provider>
}
