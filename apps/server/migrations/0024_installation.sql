-- What belongs to the installation as a whole and to no tenant. The application's role sees none of it.
create schema installation;

-- A mark of the secret that this database was made with, derived from it and never the secret itself.
create table installation.secret (
  only_row boolean primary key default true check (only_row),
  mark text not null
);
