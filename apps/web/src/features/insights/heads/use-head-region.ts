import { listHeadRegions } from '@maktab/client/calls/insights/head-places.generated'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'

/** The name of the region that a head looks at, for the head of a file; undefined while it is not known. */
export function useHeadRegion(region_id: number | undefined): string | undefined {
  const t = useT('heads')
  const found = useQuery(listHeadRegions, {})
  if (found.state !== 'ready') return undefined
  const { regions } = found.value
  const one = region_id === undefined ? (regions.length === 1 ? regions[0] : undefined) : undefined
  const named = regions.find((region) => region.region_id === region_id) ?? one
  return named?.name ?? (region_id === undefined && regions.length > 1 ? t('heads.all_regions') : undefined)
}
