-- When a learner has last worked on what they have begun: what they go on with is where they saved last, not what they began last.
alter table public.challenge_starts add column worked_at timestamptz not null default now();
update public.challenge_starts set worked_at = started_at;

-- In progress from now on; asked after the challenge's file was saved or built for the first time in a visit.
create or replace function public.user_ssp_start_challenge(auth_id uuid, challenge_id integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_caller(user_ssp_start_challenge.auth_id);
  perform private.require_challenge(user_ssp_start_challenge.challenge_id);
  insert into public.challenge_starts (user_id, challenge_id)
  values (user_ssp_start_challenge.auth_id, user_ssp_start_challenge.challenge_id)
  on conflict (user_id, challenge_id) do update set worked_at = now();
end $$;

-- When they worked on what at the latest, and each solution handed in. The days in a row are counted by what stays where it is
-- (`private.activity`): a moment that moves on would take a day out of them.
create function private.latest_work(of_user uuid) returns table (challenge_id integer, at timestamptz)
language sql stable set search_path = '' as $$
  select b.challenge_id, b.worked_at from public.challenge_starts b where b.user_id = of_user
  union all
  select s.challenge_id, s.submitted_at from public.submissions s where s.user_id = of_user
$$;

-- Always one row. `average_seconds` is the mean of the fastest solutions, in simulated seconds; null before the first.
create or replace function public.user_ssp_progress(auth_id uuid, utc_offset_minutes integer)
returns table (
  challenges integer, average_seconds double precision, favorite_category text, current_streak integer,
  last_challenge_id integer, best_times jsonb, recent_verdicts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  if utc_offset_minutes is null or abs(utc_offset_minutes) > 840 then
    raise exception 'utc_offset_minutes must be a number from -840 to 840.' using errcode = '22023';
  end if;
  return query
    with
      course as (select c.id, c.category from public.challenges c where not c.retired),
      best as (select c.id, private.best_seconds(user_ssp_progress.auth_id, c.id) as seconds from course c),
      worked as (
        select c.id, c.category, a.at
        from private.latest_work(user_ssp_progress.auth_id) a join course c on c.id = a.challenge_id
      )
    select
      (select count(*)::integer from course),
      (select avg(b.seconds) from best b),
      (select w.category from worked w group by w.category order by count(distinct w.id) desc, max(w.at) desc limit 1),
      private.current_streak(user_ssp_progress.auth_id, user_ssp_progress.utc_offset_minutes),
      (select w.id from worked w order by w.at desc limit 1),
      (
        select coalesce(jsonb_agg(jsonb_build_object('challenge_id', b.id, 'seconds', b.seconds) order by b.id), '[]')
        from best b where b.seconds is not null
      ),
      private.recent_verdicts(user_ssp_progress.auth_id, 5);
end $$;

-- Everything that is kept about a learner, for themselves: one row.
create or replace function public.user_ssp_export(auth_id uuid)
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
          'challenge_id', c.id, 'title', c.title, 'started_at', s.started_at, 'worked_at', s.worked_at
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
