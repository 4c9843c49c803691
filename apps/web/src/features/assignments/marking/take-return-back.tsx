import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useT } from '#language/use-t.ts'
import { toldKeys, type Returning } from './use-returning.ts'

/** What was just returned or asked for again, and the way back from it. */
export function TakeReturnBack({ of: { last } }: { of: Pick<Returning, 'last'> }) {
  const t = useT('scores')
  return (
    <div role="status">
      {last !== undefined && (
        <Notice tone="success" actions={<Button onClick={last.takeBack}>{t('scores.take_back')}</Button>}>
          {t(toldKeys[last.asked.assignment_status], { count: last.count })}
        </Notice>
      )}
    </div>
  )
}
