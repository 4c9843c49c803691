import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import styles from '../create-assignment.module.css'

const Pile = fetched(
  async () => (await import('./pile.tsx')).Pile,
  () => null,
  ['assignments', 'parts', 'thread', 'work'],
)
const OneByOne = fetched(
  async () => (await import('./one-by-one.tsx')).OneByOne,
  () => null,
  ['assignments', 'parts', 'thread', 'work'],
)

interface HandInForLearnersProps {
  readonly assignment_id: string
  readonly list: readonly Submission[]
}

/** A teacher hands in what learners gave on paper: a pile of photos, each given to a learner, a tick for each without one, or one learner after the other. */
export function HandInForLearners({ assignment_id, list }: HandInForLearnersProps) {
  const t = useT('thread')
  const [opened, setOpened] = useState<'pile' | 'turns'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <div className={styles['buttons']}>
        <Button icon="document" onClick={() => setOpened('pile')}>
          {t('thread.on_paper_open')}
        </Button>
        {list.some(({ submissions }) => submissions.length === 0) && (
          <Button icon="camera" onClick={() => setOpened('turns')}>
            {t('thread.turns_open')}
          </Button>
        )}
      </div>
      {opened === 'pile' && <Pile assignment_id={assignment_id} list={list} onClose={close} />}
      {opened === 'turns' && <OneByOne assignment_id={assignment_id} list={list} onClose={close} />}
    </>
  )
}
