import { NoPermissionState } from '@maktab/ui/feedback/states'
import { NotFound } from '#page/call-state.tsx'
import { useT } from '#language/use-t.ts'

/** Whoever came with a content role that counts no longer. */
function NotOfTeam({ why }: { readonly why: 'not_content_team' | 'may_not_manage' }) {
  const t = useT('application', 'refused', 'studio')
  return <NoPermissionState title={t('studio.not_team_title')}>{t(`refusals.${why}`)}</NoPermissionState>
}

/** For `refused` of the studio's questions. */
export const studioRefused = {
  not_content_team: () => <NotOfTeam why="not_content_team" />,
  may_not_manage: () => <NotOfTeam why="may_not_manage" />,
  not_found: () => <NotFound />,
} as const
