-- What there is to solve. `position` orders what is shown as a list.
create table public.challenge_categories (
  category text primary key,
  position integer not null unique
);
alter table public.challenge_categories enable row level security;

create table public.challenge_difficulties (
  difficulty text primary key,
  position integer not null unique
);
alter table public.challenge_difficulties enable row level security;

create table public.challenges (
  id integer primary key,
  title text not null,
  description text not null,
  difficulty text not null references public.challenge_difficulties on update cascade,
  category text not null references public.challenge_categories on update cascade,
  image text
);
create index challenges_difficulty_idx on public.challenges (difficulty);
create index challenges_category_idx on public.challenges (category);
alter table public.challenges enable row level security;

-- The workspace side of a challenge: the task in words, and the file it is solved in.
create table public.problems (
  id integer primary key,
  challenge_id integer not null unique references public.challenges on delete cascade,
  title text not null,
  difficulty text not null check (difficulty in ('Beginner', 'Intermediate', 'Advanced')),
  description text not null,
  file_path text not null,
  workspace_path text not null
);
alter table public.problems enable row level security;

create table public.problem_hints (
  problem_id integer not null references public.problems on delete cascade,
  position integer not null,
  hint text not null,
  primary key (problem_id, position)
);
alter table public.problem_hints enable row level security;

create table public.problem_packages (
  problem_id integer not null references public.problems on delete cascade,
  position integer not null,
  package text not null check (package ~ '^[a-z][a-z0-9_]*$'),
  primary key (problem_id, position)
);
alter table public.problem_packages enable row level security;
