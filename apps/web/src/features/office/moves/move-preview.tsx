import { previewMoves } from '@maktab/client/calls/office/moves.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Row, Stack } from '@maktab/ui/layout/layout'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

interface MovePreviewProps {
  readonly of: Input<Catalogue['previewMoves']>
  readonly isBusy: boolean
  readonly onMove: () => void
}

/** Who would move to which classes, and who would not and why; then it is done. */
export function MovePreview({ of, isBusy, onMove }: MovePreviewProps) {
  const t = useT('application', 'home', 'moves', 'refused')
  const format = useFormat()
  const isOnline = useIsOnline()
  const preview = useQuery(previewMoves, of)
  return (
    <CallState
      of={preview}
      shape="rows"
      refused={{
        not_found: () => <NotFound />,
        migration_target_missing: () => <Notice tone="danger">{t('refusals.migration_target_missing')}</Notice>,
      }}
    >
      {({ people, classes }) => {
        const moved = people.filter(({ why }) => why === null)
        const kept = people.filter(({ why }) => why !== null)
        return (
          <Card>
            <Stack>
              <div role="status">
                <h2>{moved.length === 0 ? t('moves.nobody_moves') : t('moves.can_move', { count: moved.length })}</h2>
              </div>
              {moved.length > 0 && (
                <>
                  <p>
                    <bdi>{format.list(moved.map(({ full_name }) => full_name ?? t('moves.somebody')))}</bdi>
                  </p>
                  <p>
                    {t('moves.classes_there')}:{' '}
                    <bdi>{format.list(classes.map((one) => className(one, t, format)))}</bdi>
                  </p>
                </>
              )}
              {kept.length > 0 && (
                <Notice tone="warning" title={t('moves.who_stays')}>
                  <ul>
                    {kept.map(({ user_id, full_name, why }) => (
                      <li key={user_id}>
                        {t('moves.stays_said', {
                          name: full_name ?? t('moves.somebody'),
                          why: why === null ? '' : t(`moves.why_${why}`),
                        })}
                      </li>
                    ))}
                  </ul>
                </Notice>
              )}
              {moved.length > 0 && (
                <Row>
                  <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={onMove}>
                    {t('moves.move_chosen', { count: moved.length })}
                  </Button>
                </Row>
              )}
            </Stack>
          </Card>
        )
      }}
    </CallState>
  )
}
