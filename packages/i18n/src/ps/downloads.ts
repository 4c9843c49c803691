import type { Messages } from '../keys.ts'

export const downloads = {
  remove_from_device: 'له دې وسیلې لرې کړئ',
  storage_used: 'په دې وسیله کې {used} کارول شوي',
  download_assignment: 'د آفلاین لپاره ډاونلوډ',
  size_of: 'اندازه: {size}',
  ready_offline: 'له انټرنېټ پرته تیار',
  getting_ready_count: 'د آفلاین لپاره چمتو کېږي: له {total} څخه {kept}',
  failed_storage: 'د دې وسیلې زېرمه ډکه ده. یو څه لرې کړئ او بیا هڅه وکړئ؛ پخواني مو خوندي دي.',
  see_removable: 'هغه ډاونلوډونه چې لرې کېدای شي: {size}',
  remove_elsewhere: 'په دې وسیله کې ډاونلوډونه نشته. هغه عکسونه یا ویډیوګانې لرې کړئ چې نور یې نه غواړئ.',
  failed_unreachable: 'انټرنېټ پرې شو. څه چې راغلي، خوندي دي؛ د دوام لپاره بیا هڅه وکړئ.',
  packages_not_allowed: 'دا براوزر فعالیتونه د ساتلو لپاره نه پرېږدي. دا لاندې انټرنېټ غواړي؛ نور هر څه خوندي دي:',
  none: 'لا هېڅ نه دي ډاونلوډ شوي. یوه دنده خلاصه کړئ او د آفلاین لپاره یې ډاونلوډ کړئ.',
  not_available: 'دا براوزر د آفلاین لپاره فایلونه نه شي ساتلی.',
  removal_title: 'له وسیلې یې لرې کوئ؟',
  removal_asked: 'ستاسو کار پاتې کېږي. بیا ډاونلوډ کول یې انټرنېټ غواړي.',
} satisfies Messages<'downloads'>
