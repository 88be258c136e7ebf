-- Projects that the home page shows. The public key may read the featured ones and do nothing else.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  category text not null,
  location text not null,
  short_caption text,
  alt_text text,
  thumbnail_image text,
  image_file text not null,
  featured boolean not null default false,
  sort_order integer,
  date_completed date,
  constraint projects_slug_pattern check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint projects_title_filled check (btrim(title) <> ''),
  constraint projects_category_filled check (btrim(category) <> ''),
  constraint projects_location_filled check (btrim(location) <> ''),
  constraint projects_image_file_filled check (btrim(image_file) <> '')
);

comment on table public.projects is 'Projects of the home page. Only featured rows are public.';
comment on column public.projects.slug is 'Last part of the address /gallery/…: small letters, digits, single hyphens.';
comment on column public.projects.category is 'Name of a gallery category; any other name is shown as it is.';
comment on column public.projects.alt_text is 'What the picture shows; the title is read out where it is empty.';
comment on column public.projects.thumbnail_image is 'Picture of the card, like image_file; image_file is shown where it is empty.';
comment on column public.projects.image_file is 'Name of a file in the bucket "projects", or a path of the website that begins with a slash.';
comment on column public.projects.sort_order is 'Place in the row, smallest first; rows without one come last.';

alter table public.projects enable row level security;

-- Supabase grants everything on a new table to both roles.
revoke all on public.projects from anon, authenticated;

grant select on public.projects to anon;

create policy "Anyone may read featured projects" on public.projects for select to anon using (featured);

-- Tables and sequences that are made later begin closed, too.
alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke all on sequences from anon, authenticated;
