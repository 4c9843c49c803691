import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { useT } from '#language/use-t.ts'

/** While the code of a viewer is on its way. */
export function ViewerLoading() {
  const t = useT()
  return <Skeleton label={t('frame.loading')} count={6} />
}
