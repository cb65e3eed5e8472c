-- Where things stand in the world of a challenge, for whoever looks at a run: centimetres and degrees, made from its folder by `npm run challenges`.
alter table public.challenges add column outline jsonb not null default '{"boxes": [], "circles": [], "floors": []}';

-- The runs that learners have put on the board of the community.
create table public.shared_runs (
  id bigint primary key generated always as identity,
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge_id integer not null references public.challenges on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  -- Whether the user name of the learner is kept back.
  is_anonymous boolean not null,
  -- Milliseconds from one pose to the next.
  every integer not null check (every between 20 and 5000),
  -- x and y in centimetres, heading in hundredths of a radian, one pose after the other.
  poses text not null check (octet_length(poses) <= 20000),
  -- Of a run of the judge: what came of it stands in its verdict.
  submission_id bigint references public.submissions on delete cascade,
  shared_at timestamptz not null default now(),
  -- Since when nobody but its learner sees it, because an operator said so.
  hidden_at timestamptz
);
create index shared_runs_user_id_idx on public.shared_runs (user_id);
create index shared_runs_challenge_id_idx on public.shared_runs (challenge_id);
create index shared_runs_submission_id_idx on public.shared_runs (submission_id);
alter table public.shared_runs enable row level security;

-- What every run has to keep to: twenty of a learner, ten of them in an hour, and two hundred in an hour from all together.
create function private.put_on_board(
  of_user uuid, of_challenge integer, named text, anonymous boolean, step integer, drive text, of_submission bigint
) returns bigint language plpgsql set search_path = '' as $$
declare
  shared_id bigint;
begin
  -- Control characters would break a line, and marks of direction would turn what stands beside the title.
  if char_length(btrim(coalesce(named, ''))) not between 1 and 60 or named ~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
    raise exception 'title must have between 1 and 60 characters that can be seen.' using errcode = '22023';
  end if;
  if anonymous is null then
    raise exception 'is_anonymous must be true or false.' using errcode = '22023';
  end if;
  if step is null or step not between 20 and 5000 then
    raise exception 'every must be between 20 and 5000 milliseconds.' using errcode = '22023';
  end if;
  if coalesce(octet_length(drive), 0) not between 1 and 20000 or drive !~ '^-?[0-9]{1,5}( -?[0-9]{1,5})*$' then
    raise exception 'poses must be whole numbers with a blank between them, at most 20000 bytes.' using errcode = '22023';
  end if;
  if cardinality(string_to_array(drive, ' ')) % 3 <> 0 or cardinality(string_to_array(drive, ' ')) not between 6 and 3600 then
    raise exception 'poses must be 2 to 1200 poses of three numbers each.' using errcode = '22023';
  end if;
  -- One after the other, so that two tabs do not share more than may be.
  perform pg_advisory_xact_lock(hashtextextended('shared_runs ' || of_user::text, 0));
  if (select count(*) from public.shared_runs r where r.user_id = of_user) >= 20 then
    raise exception 'You share 20 runs already: take one back first.' using errcode = 'PT409';
  end if;
  if
    (select count(*) from public.shared_runs r where r.user_id = of_user and r.shared_at > now() - interval '1 hour') >= 10
    or (select count(*) from public.shared_runs r where r.shared_at > now() - interval '1 hour') >= 200
  then
    raise exception 'Too many runs were shared within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.shared_runs (user_id, challenge_id, title, is_anonymous, every, poses, submission_id)
  values (of_user, of_challenge, btrim(named), anonymous, step, drive, of_submission)
  returning id into shared_id;
  return shared_id;
end $$;

-- A run that a learner has seen and kept. Nobody has judged it.
create function public.user_ssp_share_run(
  auth_id uuid, challenge_id integer, title text, is_anonymous boolean, every integer, poses text
) returns bigint language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  perform private.require_challenge(challenge_id);
  return private.put_on_board(auth_id, challenge_id, title, is_anonymous, every, poses, null);
end $$;
revoke execute on function public.user_ssp_share_run(uuid, integer, text, boolean, integer, text) from public, anon;
grant execute on function public.user_ssp_share_run(uuid, integer, text, boolean, integer, text) to authenticated;

-- The run of a verdict, as the judge noted it: the learner says only how it is called.
create function public.user_ssp_share_submission(auth_id uuid, submission_id bigint, title text, is_anonymous boolean)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  run jsonb;
  of_challenge integer;
  -- So many poses of the judge are left out between two that are kept.
  leap integer;
begin
  perform private.require_caller(auth_id);
  select s.challenge_id, r.verdict -> 'run' into of_challenge, run
  from public.submissions s join public.verdicts r on r.submission_id = s.id
  where s.id = user_ssp_share_submission.submission_id and s.user_id = auth_id;
  if run is null then
    raise exception 'There is no run of the judge.' using errcode = 'PT404';
  end if;
  leap := greatest(1, ceil(jsonb_array_length(run -> 'poses') / 1000.0)::integer);
  return private.put_on_board(
    auth_id, of_challenge, title, is_anonymous, (run ->> 'every')::integer * leap,
    (
      select string_agg(
        round((p.pose ->> 0)::numeric * 100) || ' ' || round((p.pose ->> 1)::numeric * 100) || ' '
        || round((p.pose ->> 2)::numeric * 100), ' ' order by p.place
      )
      from jsonb_array_elements(run -> 'poses') with ordinality p (pose, place)
      where (p.place - 1) % leap = 0
    ),
    submission_id
  );
end $$;
revoke execute on function public.user_ssp_share_submission(uuid, bigint, text, boolean) from public, anon;
grant execute on function public.user_ssp_share_submission(uuid, bigint, text, boolean) to authenticated;

-- The learner alone takes back what they have shared. Again changes nothing.
create function public.user_ssp_take_back_run(auth_id uuid, shared_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  delete from public.shared_runs r where r.id = shared_id and r.user_id = auth_id;
end $$;
revoke execute on function public.user_ssp_take_back_run(uuid, bigint) from public, anon;
grant execute on function public.user_ssp_take_back_run(uuid, bigint) to authenticated;

-- How a learner is called on the board: by no address, whatever they call themselves; null for nobody that is named.
create function private.name_on_board(of_user uuid, anonymous boolean) returns text
language sql stable set search_path = '' as $$
  select p.user_name from public.profiles p
  where p.user_id = of_user and not anonymous and btrim(p.user_name) <> '' and p.user_name not like '%@%'
$$;

-- Open to visitors, newest first. What an operator has hidden only its own learner sees.
create function public.users_isp_list_shared_runs(before_id bigint, most integer)
returns table (
  id bigint, title text, author text, challenge_id integer, challenge_title text, outline jsonb, every integer, poses text,
  outcome text, seconds double precision, shared_at timestamptz, is_own boolean, is_hidden boolean
)
language sql stable security definer set search_path = '' as $$
  select
    r.id, r.title, private.name_on_board(r.user_id, r.is_anonymous), c.id, c.title, c.outline, r.every, r.poses,
    j.outcome, (j.verdict ->> 'seconds')::double precision, r.shared_at,
    r.user_id is not distinct from (select auth.uid()), r.hidden_at is not null
  from public.shared_runs r
  join public.challenges c on c.id = r.challenge_id
  left join public.verdicts j on j.submission_id = r.submission_id
  where (before_id is null or r.id < before_id) and (r.hidden_at is null or r.user_id = (select auth.uid()))
  order by r.id desc limit least(greatest(coalesce(most, 1), 1), 25)
$$;
revoke execute on function public.users_isp_list_shared_runs(bigint, integer) from public;
grant execute on function public.users_isp_list_shared_runs(bigint, integer) to anon, authenticated;

alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check check (kind in ('contact', 'feedback', 'report'));

-- Open to visitors: a message to the operator that a run of the board should be looked at, within the limits of messages. Of one address
-- the same run is reported once in an hour.
create function public.users_isp_report_shared_run(shared_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  from_here text := private.sender_digest();
  words text;
begin
  select format('Shared run %s, “%s” by %s, was reported.', r.id, r.title, coalesce(private.name_on_board(r.user_id, r.is_anonymous), 'somebody'))
  into words from public.shared_runs r where r.id = shared_id and r.hidden_at is null;
  if words is null or exists (
    select from public.messages m
    where m.kind = 'report' and m.sender = from_here and m.message = words and m.sent_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  if
    (select count(*) from public.messages m where m.sender = from_here and m.sent_at > now() - interval '1 hour') >= 5
    or (select count(*) from public.messages m where m.sent_at > now() - interval '1 hour') >= 100
  then
    raise exception 'Too many messages came within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.messages (kind, message, user_id, sender) values ('report', words, (select auth.uid()), from_here);
end $$;
revoke execute on function public.users_isp_report_shared_run(bigint) from public;
grant execute on function public.users_isp_report_shared_run(bigint) to anon, authenticated;

-- For the operator alone, newest first.
create function public.service_list_shared_runs(most integer)
returns table (
  id bigint, title text, author text, account text, challenge_title text, shared_at timestamptz, hidden_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select r.id, r.title, private.name_on_board(r.user_id, r.is_anonymous), u.email::text, c.title, r.shared_at, r.hidden_at
  from public.shared_runs r
  join public.challenges c on c.id = r.challenge_id
  left join auth.users u on u.id = r.user_id
  order by r.id desc limit most
$$;
revoke execute on function public.service_list_shared_runs(integer) from public, anon, authenticated;
grant execute on function public.service_list_shared_runs(integer) to service_role;

-- For the operator alone: nobody but its learner sees it from now on, or everybody sees it again.
create function public.service_hide_shared_run(shared_id bigint, hidden boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.shared_runs r where r.id = shared_id) then
    raise exception 'There is no such shared run.' using errcode = 'PT404';
  end if;
  update public.shared_runs r set hidden_at = case when hidden then coalesce(r.hidden_at, now()) end where r.id = shared_id;
end $$;
revoke execute on function public.service_hide_shared_run(bigint, boolean) from public, anon, authenticated;
grant execute on function public.service_hide_shared_run(bigint, boolean) to service_role;

-- Everything that is kept about a learner, for themselves: one row.
drop function public.user_ssp_export(uuid);
create function public.user_ssp_export(auth_id uuid)
returns table (
  account jsonb, profile jsonb, details jsonb, started jsonb, submissions jsonb, messages jsonb, shared_runs jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select
      jsonb_build_object(
        'email', u.email,
        'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at,
        'demo_asked_at', (select d.created_at from public.demo_subscriptions d where d.email = lower(u.email))
      ),
      (
        select jsonb_build_object('user_name', p.user_name, 'login_method', p.login_method)
        from public.profiles p where p.user_id = u.id
      ),
      (
        select jsonb_build_object(
          'title', d.title, 'phone', d.phone, 'address', d.address, 'gender', d.gender, 'linkedin_url', d.linkedin_url
        )
        from public.user_details d where d.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'challenge_id', c.id, 'title', c.title, 'started_at', s.started_at
        ) order by s.started_at, c.id), '[]')
        from public.challenge_starts s join public.challenges c on c.id = s.challenge_id
        where s.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'challenge_id', s.challenge_id, 'submitted_at', s.submitted_at, 'code', s.code,
          'outcome', r.outcome, 'verdict', r.verdict, 'judged_at', r.judged_at
        ) order by s.id), '[]')
        from public.submissions s left join public.verdicts r on r.submission_id = s.id
        where s.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', m.kind, 'user_name', m.user_name, 'email', m.email, 'message', m.message, 'sent_at', m.sent_at
        ) order by m.id), '[]')
        from public.messages m where m.user_id = u.id
      ),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'title', r.title, 'challenge_id', r.challenge_id, 'is_anonymous', r.is_anonymous, 'every', r.every,
          'poses', r.poses, 'submission_id', r.submission_id, 'shared_at', r.shared_at, 'hidden_at', r.hidden_at
        ) order by r.id), '[]')
        from public.shared_runs r where r.user_id = u.id
      )
    from auth.users u where u.id = auth_id;
end $$;
revoke execute on function public.user_ssp_export(uuid) from public, anon;
grant execute on function public.user_ssp_export(uuid) to authenticated;
