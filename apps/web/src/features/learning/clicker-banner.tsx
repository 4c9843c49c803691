import { readRunningClickers } from '@maktab/client/calls/learning/clickers.generated'
import type { RunningClicker } from '@maktab/contracts/learning/clickers'
import { buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Link, useLocation } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { FindingWords, useFindingWords } from '../content/finding-words.tsx'
import { className } from '../schools/class-name.ts'
import { useLiveEvents } from './use-live-events.ts'

/** Calls a learner to the question that is being asked in their class, wherever they are. */
export function ClickerBanner() {
  useLiveEvents()
  const running = useQuery(readRunningClickers, {})
  const { pathname } = useLocation()
  const [first] = running.state === 'ready' ? running.value.list : []
  if (first === undefined || pathname === '/learner/clicker') return null
  return (
    <FindingWords isExtra>
      <Called of={first} />
    </FindingWords>
  )
}

function Called({ of }: { of: RunningClicker }) {
  const t = useT()
  const words = useFindingWords()
  const format = useFormat()
  return (
    <div role="status">
      <Notice
        tone="info"
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/learner/clicker">
            {words('clicker.take_part')}
          </Link>
        }
      >
        {words('clicker.running', { name: className(of.class_name, t, format) })}
      </Notice>
    </div>
  )
}
