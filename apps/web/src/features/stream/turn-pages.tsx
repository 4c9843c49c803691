import { Button } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'

interface TurnPagesProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

/** Leads through pages of a list; nothing where there is one. */
export function TurnPages({ page, pages, onTurn }: TurnPagesProps) {
  const t = useT('application')
  if (pages <= 1) return null
  return (
    <nav className="flex wrap middle gap-3" aria-label={t('frame.page_of', { page, pages })}>
      <Button icon="previous" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('frame.previous')}
      </Button>
      <span>{t('frame.page_of', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('frame.next')}
      </Button>
    </nav>
  )
}
