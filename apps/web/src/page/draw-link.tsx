import type { DrawLink } from '@maktab/ui/base/draw-link'
import { Link } from './router.tsx'

/** The links inside of parts, drawn by the router: the page is not loaded anew. */
export const drawLink: DrawLink = ({ href, ...link }) => <Link to={href} {...link} />
