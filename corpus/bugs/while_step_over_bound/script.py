import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jax.lax.while_loop(lambda c: c[0] < 1, lambda c: (c[0] + 2, c[1] + c[1]), (0, x))[0])
got = f(jnp.float32(1))
with jax.disable_jit():
    want = f(jnp.float32(1))
print(jax.__version__, "jit:", int(got), "without jit:", int(want))
assert int(got) == int(want) == 2, int(got)
