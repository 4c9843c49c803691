/** Ends `npm run build`: what starts the school afterwards sees that nothing changed since, and builds nothing again. */
import { noteBuild } from './build.mjs'

noteBuild()
