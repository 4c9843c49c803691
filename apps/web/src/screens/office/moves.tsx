import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { CampusPicker } from '#features/office/campuses/campus-picker.tsx'
import { MoveForm, type DoneMoves } from '#features/office/moves/move-form.tsx'
import { MoveList } from '#features/office/moves/move-list.tsx'
import { useMoveSearch } from '#features/office/moves/move-search.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { useT } from '#language/use-t.ts'

/** Who moves to other classes or another campus: seen, arranged, done at once and taken back. What is shown stands in the address. */
export function OfficeMovesScreen() {
  const t = useT('application', 'moves')
  const { active_role, institution_id: own } = useSession()
  const { asked, arranging, institution_id, isArranging, show } = useMoveSearch()
  const [done, setDone] = useState<DoneMoves>()
  return (
    <div className="grid gap-4">
      <PageHeading
        title={t('titles.moves')}
        note={t('moves.intro')}
        actions={
          isArranging ? (
            <Button onClick={() => show({})}>{t('moves.to_list')}</Button>
          ) : (
            <Button variant="primary" icon="add" onClick={() => show({ arrange: '1' })}>
              {t('moves.move_somebody')}
            </Button>
          )
        }
      />
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" onClose={() => setDone(undefined)}>
            {t(done.is_at_once ? 'moves.moved_said' : 'moves.arranged_said', { count: done.count })}
          </Notice>
        )}
      </div>
      {isArranging ? (
        <MoveForm
          key={`${institution_id ?? ''} ${arranging.people.join()}`}
          institution_id={institution_id}
          {...arranging}
          onOthers={() => show({ arrange: '1', role: arranging.role })}
          onDone={(moved) => {
            setDone(moved)
            show({ state: moved.is_at_once ? 'done' : 'pending' })
          }}
        />
      ) : (
        <>
          <OfficeOffline />
          {active_role !== 'campus_admin' && (
            <CampusPicker
              value={institution_id ?? own}
              onValueChange={(chosen) =>
                show({ state: asked.state, institution_id: chosen === undefined ? '' : String(chosen) })
              }
            />
          )}
          <MoveList asked={asked} institution_id={institution_id} show={show} />
        </>
      )}
    </div>
  )
}
