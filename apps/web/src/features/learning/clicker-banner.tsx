import { readRunningClickers } from '@maktab/client/calls/learning/clickers.generated'
import type { RunningClicker } from '@maktab/contracts/learning/clickers'
import { buttonClass } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Link, useLocation } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { className } from '../schools/class-name.ts'
import { useLiveEvents } from '#page/use-live-events.ts'

/** Calls a learner to the question that is being asked in their class, wherever they are. */
export function ClickerBanner() {
  useLiveEvents()
  const running = useQuery(readRunningClickers, {})
  const { pathname } = useLocation()
  const [first] = running.state === 'ready' ? running.value.list : []
  const t = useTOnceHere('finding', { isNeeded: first !== undefined })
  if (t === undefined || first === undefined || pathname === '/learner/clicker') return null
  return <Called of={first} />
}

function Called({ of }: { of: RunningClicker }) {
  const t = useT('finding', 'home')
  const format = useFormat()
  return (
    <div role="status">
      <Notice
        tone="info"
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/learner/clicker">
            {t('clicker.take_part')}
          </Link>
        }
      >
        {t('clicker.running', { name: className(of.class_name, t, format) })}
      </Notice>
    </div>
  )
}
