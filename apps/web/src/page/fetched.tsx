import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Bundle } from '@maktab/i18n/bundles'
import type { Words } from '@maktab/i18n/words'
import { useSpoken } from '@maktab/ui/base/words'

type Arrived<P> = { readonly Part?: ComponentType<P> | undefined; readonly fault?: unknown }

/** Of the language of the page. */
type Coming = Words | Promise<Words>

type FetchedPart<P> = ComponentType<P> & {
  /** Fetches it before it is drawn. A failure shows when it is. */
  readonly preload: (words: Coming) => void
}

/**
 * A part in a file of its own, as by React's `lazy`, with what stands there until it comes, and drawn the moment it is
 * there. React keeps back for 300 ms what follows a fallback, lest pages flicker: a slow phone would pay that for the
 * screen and again for the content in it. What it says is fetched beside it: `tools/screen-words.test.ts` holds that `bundles` names
 * it. A file that cannot be fetched goes to the error boundary.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType,
  bundles: readonly Bundle[] = [],
): FetchedPart<P> {
  let here: ComponentType<P> | undefined
  let coming: Promise<Arrived<P>> | undefined
  const fetchPart = async (words: Coming): Promise<Arrived<P>> => {
    try {
      const spoken = bundles.map(async (bundle) => (await words).fetch(bundle))
      ;[here] = await Promise.all([load(), ...spoken])
      return { Part: here }
    } catch (fault) {
      // Asked for again by whoever draws it next; an older browser, which remembers the failure, only from a fresh page.
      coming = undefined
      return { fault }
    }
  }
  function Fetched(props: P): ReactNode {
    const { words } = useSpoken()
    const [{ Part, fault }, setArrived] = useState<Arrived<P>>({ Part: here })
    // Asked for while it is drawn, not after the first paint.
    const [asked] = useState(() => (here === undefined ? (coming ??= fetchPart(words)) : undefined))
    useEffect(() => {
      let isGone = false
      void asked?.then((arrived) => !isGone && setArrived(arrived))
      return () => {
        isGone = true
      }
    }, [asked])
    if (fault !== undefined) throw fault
    return Part === undefined ? <Waiting /> : <Part {...props} />
  }
  return Object.assign(Fetched, { preload: (words: Coming) => void (coming ??= fetchPart(words)) })
}
