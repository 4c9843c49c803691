import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { useT } from '#language/use-t.ts'

/** While the file of a screen is on its way. */
export function ScreenLoading() {
  const t = useT()
  return <Skeleton label={t('frame.loading')} shape="cards" />
}
