-- Everything that is kept about a learner, for themselves: one row. Of the account also the address that it is to have, and its sessions: from
-- where it was signed in to, and by what.
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
        'email_change', nullif(u.email_change, ''),
        'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at,
        'demo_asked_at', (select d.created_at from public.demo_subscriptions d where d.email = lower(u.email)),
        'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
        'identities', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'provider', i.provider, 'id', i.provider_id, 'identity_data', i.identity_data,
            'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
          ) order by i.created_at, i.id), '[]')
          from auth.identities i where i.user_id = u.id
        ),
        'factors', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status, 'created_at', f.created_at
          ) order by f.created_at, f.id), '[]')
          from auth.mfa_factors f where f.user_id = u.id
        ),
        'sessions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', o.created_at, 'ip', host(o.ip), 'user_agent', o.user_agent
          ) order by o.created_at, o.id), '[]')
          from auth.sessions o where o.user_id = u.id
        )
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
