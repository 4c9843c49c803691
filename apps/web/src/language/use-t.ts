export { useT } from '@maktab/ui/base/words'
