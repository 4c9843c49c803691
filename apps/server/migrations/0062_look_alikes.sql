-- People who are called alike are found among two thousand without folding anybody's name anew.
alter table users
  add column folded_name text not null generated always as (fold_search(full_name)) stored,
  add column folded_father text generated always as (fold_search(father_name)) stored;
create index users_by_folded_name on users (institution_id, folded_name) where not is_deleted;
