/** Every picture there is, from the first moment; the way in does not import it. */
import { addIcons } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

export const iconNames = Object.keys(iconPaths) as readonly IconName[]

addIcons(iconPaths)
