-- What a learner has begun and handed in. Progress, statistics and achievements are computed from these two.
create table public.challenge_starts (
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge_id integer not null references public.challenges on delete cascade,
  started_at timestamptz not null default now(),
  primary key (user_id, challenge_id)
);
create index challenge_starts_challenge_id_idx on public.challenge_starts (challenge_id);
alter table public.challenge_starts enable row level security;

create table public.submissions (
  id bigint primary key generated always as identity,
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge_id integer not null references public.challenges on delete cascade,
  code text not null check (octet_length(code) <= 1048576),
  submitted_at timestamptz not null default now()
);
create index submissions_user_id_idx on public.submissions (user_id, challenge_id, submitted_at);
create index submissions_challenge_id_idx on public.submissions (challenge_id);
alter table public.submissions enable row level security;

-- When a learner first handed in each challenge.
create function private.completions(of_user uuid) returns table (challenge_id integer, completed_at timestamptz)
language sql stable set search_path = '' as $$
  select s.challenge_id, min(s.submitted_at) from public.submissions s where s.user_id = of_user group by s.challenge_id
$$;

create function private.require_challenge(wanted integer) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.challenges c where c.id = wanted) then
    raise exception 'There is no such challenge.' using errcode = 'PT404';
  end if;
end $$;
