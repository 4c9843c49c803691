/** A campus's own colours on the page, over those of its tenant that the page came with. */
import type { CampusTheme } from '@maktab/contracts/tenants/campus-themes'
import { coloursOfCampus } from '@maktab/domain/tenants/campus-themes'
import { themeVariables } from '@maktab/ui/base/theme'

/** Answers what takes them off again. */
export function wearCampusColours(theme: CampusTheme, page: HTMLElement): () => void {
  const variables = Object.entries(themeVariables(coloursOfCampus(theme)))
  for (const [name, value] of variables) page.style.setProperty(name, value)
  return () => {
    for (const [name] of variables) page.style.removeProperty(name)
  }
}
