export { useLanguage } from '@maktab/ui/base/words'
