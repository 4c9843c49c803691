import { listBookmarks, saveBookmark } from '@maktab/client/calls/learning/bookmarks.generated'
import { Button } from '@maktab/ui/base/button'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import type { Place } from './place.ts'

/** Keeps a lesson to be found again; it is there where subjects are. Needs a Suspense around it. */
export function BookmarkButton({ place }: { place: Place }) {
  // Beside the lesson, which is there without it.
  return useTOnceHere('finding') && <Bookmark place={place} />
}

function Bookmark({ place: { class_id, lesson_guid } }: { place: Place }) {
  const t = useT('finding')
  const say = useSay()
  const bookmarks = useQuery(listBookmarks, {})
  const { run, isBusy } = useCommand(saveBookmark)
  if (bookmarks.state !== 'ready') return null
  const is_bookmarked = bookmarks.value.list.some((one) => one.lesson_guid === lesson_guid)
  const change = async () => {
    const answer = await run({ class_id, lesson_guid, is_bookmarked: !is_bookmarked })
    if (!answer.ok) say({ tone: 'error', text: explain(t, answer) })
  }
  return (
    <Button
      icon="star"
      aria-pressed={is_bookmarked}
      isBusy={isBusy}
      variant={is_bookmarked ? 'primary' : 'secondary'}
      onClick={() => void change()}
    >
      {t(is_bookmarked ? 'finding.is_saved' : 'finding.save_lesson')}
    </Button>
  )
}
